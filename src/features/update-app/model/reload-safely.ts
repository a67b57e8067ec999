import { drafts } from '@/shared/lib/device';

let isReloading = false;

/**
 * Reloads the page once everything typed is kept on the device.
 *
 * @param refused called instead when something typed cannot be kept: then the user decides
 */
export async function reloadSafely(refused: () => void): Promise<void> {
  if (isReloading) return;
  // Asks whoever would stop the browser from leaving the page.
  const mayLeave = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!mayLeave || isPasswordTyped()) return refused();
  isReloading = true;
  // Forms write their drafts when a page is left. Reading after it waits for the writing: the browser keeps the order.
  window.dispatchEvent(new Event('pagehide'));
  await drafts.read('');
  window.location.reload();
}

/** No draft holds one. */
const isPasswordTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=password]')].some(({ value }) => value !== '');
