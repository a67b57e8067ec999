declare global {
  interface Window {
    /** The last tap on a page that was not alive yet; index.html keeps it. */
    ketukan?: MouseEvent;
  }
}

/**
 * A page is seen before it is alive, and who taps on a button then would tap in vain; links and fields need no script.
 * Ends the keeping of taps. @returns gives the last one, once React listens, to the button it was meant for: React then
 * brings the page to life at once.
 */
export function earlyTap(): () => void {
  const { ketukan } = window;
  window.onclick = null;
  window.ketukan = undefined;
  return () => {
    const button = ketukan?.target instanceof Element ? ketukan.target.closest('button') : null;
    // What a form's button means, the browser has done by itself.
    if (button?.type === 'button' && button.isConnected) button.click();
  };
}
