/**
 * Keeps telling the browser which ways a finger scrolls a sheet. Where it scrolls nothing, the browser need not wait for
 * what the app says to each move, and the sheet follows in every frame. @returns takes it back
 */
export function scrollsWhereItCan(panel: HTMLElement): () => void {
  const tell = () => {
    // Browsers that know no single directions keep this one.
    panel.style.touchAction = 'pan-y pinch-zoom';
    if (panel.scrollHeight <= panel.clientHeight) panel.style.touchAction = 'pinch-zoom';
    else if (panel.scrollTop <= 0) panel.style.touchAction = 'pan-down pinch-zoom';
  };
  const sizes = new ResizeObserver(tell);
  for (const part of [panel, ...panel.children]) sizes.observe(part);
  panel.addEventListener('scroll', tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    panel.removeEventListener('scroll', tell);
    panel.style.touchAction = '';
  };
}
