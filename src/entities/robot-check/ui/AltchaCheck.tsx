import 'altcha/external';
import 'altcha/altcha.css';
import SolvingWorker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';
import type { AltchaTask } from '../api/robot-check';
import css from './robot-check.module.css';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new SolvingWorker());
globalThis.$altcha.i18n.set('id', {
  error: 'Pemeriksaan gagal. Silahkan coba lagi.',
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
  onWorking: () => void;
  onSolved: (token: string) => void;
  /** It failed, and waits to be tapped. */
  onStopped: () => void;
}

/**
 * ALTCHA's widget, with a task of our own server's. It is solved without a person, and no tap takes that away: only where
 * the widget has given up does it hear of one.
 */
export function AltchaCheck({ task, onWorking, onSolved, onStopped }: AltchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a task is solved once; each has a widget of its own
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let widget: HTMLElement;
    let isAlone = true;
    const begin = () => {
      widget = document.createElement('altcha-widget');
      widget.setAttribute('configuration', JSON.stringify({ ...settings, challenge: endless(task) }));
      widget.addEventListener('statechange', hear, { signal });
      place.current?.append(widget);
    };
    const hear = (event: Event) => {
      if (event.currentTarget !== widget) return;
      const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>).detail;
      if (state === 'verified' && payload) onSolved(withTask(payload, task));
      else if (state === 'verifying') onWorking();
      else if (state === 'unverified' && isAlone) {
        // A page that comes back from the browser's memory: the widget has let go of what it had.
        widget.remove();
        begin();
      } else onStopped();
      isAlone = state === 'verified' || state === 'verifying';
    };
    const keep = (event: MouseEvent) => {
      if (!isAlone) return;
      event.preventDefault();
      event.stopPropagation();
    };
    place.current?.addEventListener('click', keep, { signal, capture: true });
    begin();
    return () => {
      end.abort();
      widget.remove();
    };
  }, []);

  return <div ref={place} className={css['altcha']} />;
}

/** The widget would compare the end of a task with the phone's clock, which may be wrong by hours (useRobotTask). */
const endless = ({ parameters: { expiresAt: _, ...parameters }, signature }: AltchaTask): AltchaTask => ({
  parameters,
  signature,
});

/** The solution, with the task as the server has signed it. */
const withTask = (payload: string, { parameters, signature }: AltchaTask): string =>
  btoa(JSON.stringify({ ...JSON.parse(atob(payload)), challenge: { parameters, signature } }));
