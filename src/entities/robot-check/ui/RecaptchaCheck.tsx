import { useEffect, useRef } from 'react';
import { loadRecaptcha } from '../api/load-recaptcha';

interface RecaptchaCheckProps {
  siteKey: string;
  onSolved: (token: string) => void;
  onExpired: () => void;
  onFailed: () => void;
}

/** Google's checkbox, where the office has chosen it. */
export function RecaptchaCheck({ siteKey, onSolved, onExpired, onFailed }: RecaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; each attempt has a checkbox of its own
  useEffect(() => {
    let isShown = true;
    loadRecaptcha().then((recaptcha) => {
      if (!isShown || !place.current) return;
      recaptcha.render(place.current, {
        sitekey: siteKey,
        theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        callback: onSolved,
        'expired-callback': onExpired,
        'error-callback': onFailed,
      });
    }, onFailed);
    return () => {
      isShown = false;
    };
  }, []);

  return <div ref={place} />;
}
