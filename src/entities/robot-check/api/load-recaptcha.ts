/** What is used of Google's script. */
interface Recaptcha {
  ready: (act: () => void) => void;
  render: (place: HTMLElement, options: Record<string, string | ((token: string) => void)>) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=id';

let loading: Promise<Recaptcha> | undefined;

/** Fetches Google's script once; after a failure anew. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const fetchScript = () =>
  new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('reCAPTCHA tidak dapat dimuat'));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
