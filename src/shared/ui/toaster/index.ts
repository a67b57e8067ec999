export { useMessageLayer } from './layers';
export { Toaster } from './Toaster';
export { toast, useFailureToast } from './toast';
