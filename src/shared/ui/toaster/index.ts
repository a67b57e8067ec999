export { useMessageLayer } from './layers';
export { Toaster } from './Toaster';
export { toast } from './toast';
export { useFailureToast } from './use-failure-toast';
