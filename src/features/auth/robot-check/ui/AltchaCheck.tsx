import 'altcha/external';
import 'altcha/altcha.css';
import SolvingWorker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';
import type { AltchaTask } from '../api/robot-check';
import css from './altcha-check.module.css';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new SolvingWorker());
globalThis.$altcha.i18n.set('id', {
  error: 'Pemeriksaan gagal. Silahkan coba lagi.',
  expired: 'Pemeriksaan sudah kedaluwarsa. Silahkan coba lagi.',
  label: 'Saya bukan robot',
  verified: 'Anda bukan robot',
  verifying: 'Memeriksa...',
  waitAlert: 'Sedang memeriksa, mohon tunggu.',
});

/** It solves by itself as soon as it stands; two workers leave the phone free for the form. */
const settings = {
  auto: 'onload',
  display: 'standard',
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  language: 'id',
  minDuration: 0,
  workers: 2,
};

interface AltchaCheckProps {
  task: AltchaTask;
  onSolved: (token: string) => void;
  onExpired: () => void;
}

/** ALTCHA's widget, with a task of our own server's. */
export function AltchaCheck({ task: { parameters, signature }, onSolved, onExpired }: AltchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a task is solved once; each has a widget of its own
  useEffect(() => {
    const widget = document.createElement('altcha-widget');
    widget.setAttribute('configuration', JSON.stringify({ ...settings, challenge: { parameters, signature } }));
    widget.addEventListener('statechange', (event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>).detail;
      onSolved(state === 'verified' && payload ? payload : '');
    });
    widget.addEventListener('expired', onExpired);
    place.current?.append(widget);
    return () => widget.remove();
  }, []);

  return <div ref={place} className={css['altcha']} />;
}
