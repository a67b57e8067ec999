export { EndSessions } from './ui/EndSessions';
