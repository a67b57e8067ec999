export { Toaster } from './Toaster';
export { toast } from './toast';
export { useFailureToast } from './use-failure-toast';
export { useMessageLayer } from './use-message-layer';
