export { sendTelling } from './send-telling';
