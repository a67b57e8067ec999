import { createToaster } from '@chakra-ui/react';
import type { Toast } from './toast';

const DURATION_MS = 5000;
/** More at once nobody reads, and they would cover what they speak of. */
const AT_ONCE = 2;

export const toaster = createToaster({ placement: 'top-end', duration: DURATION_MS, overlap: false });

interface Shown {
  id: string;
  /** What makes two messages one: of row after row only the newest success counts, and a complaint only once. */
  news: string;
  stays: boolean;
}

let shown: readonly Shown[] = [];
/** Messages that ask for something are asked one after the other. */
let asking: readonly Toast[] = [];

const leave = (id: string): void => {
  const stayed = shown.some((one) => one.id === id && one.stays);
  shown = shown.filter((one) => one.id !== id);
  const [next, ...rest] = asking;
  if (!stayed || !next) return;
  asking = rest;
  show(next);
};

const dismiss = ({ id }: Shown): void => {
  toaster.dismiss(id);
  leave(id);
};

/** Shows a message: in the place of its like, else of the oldest that goes by itself. */
export function show(toast: Toast): void {
  const { type, title, action, isOver } = toast;
  const news = type === 'success' ? type : title;
  const like = shown.find((one) => one.news === news);
  if (isOver) {
    asking = asking.filter((other) => other.title !== title);
    if (like) dismiss(like);
    return;
  }
  // What stays is said once.
  if (action && (like || asking.some((other) => other.title === title))) return;
  if (action && shown.some(({ stays }) => stays)) {
    asking = [...asking, toast];
    return;
  }
  const oldest = shown.length < AT_ONCE ? undefined : shown.find(({ stays }) => !stays);
  for (const old of new Set([like, like ? undefined : oldest])) if (old) dismiss(old);
  const id = toaster.create({
    type,
    title,
    ...(action && {
      action: { label: action.label, onClick: action.act },
      duration: Number.POSITIVE_INFINITY,
    }),
    onStatusChange: ({ status }) => {
      if (status !== 'visible') leave(id);
    },
  });
  shown = [...shown, { id, news, stays: action !== undefined }];
}

export function clear(): void {
  shown = [];
  asking = [];
  toaster.remove();
}
