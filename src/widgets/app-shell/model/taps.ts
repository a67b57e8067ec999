const isTravelling = (animation: Animation): boolean =>
  animation.effect instanceof KeyframeEffect &&
  animation.effect.pseudoElement?.startsWith('::view-transition') === true;

/**
 * While a screen comes, its picture lies above everything, and a finger would touch nothing. Whoever taps then means what
 * he sees: the way is over at once, and the tap goes to what lies below.
 */
export function letTapsThrough(): () => void {
  const root = document.documentElement;
  let wasCut = false;
  const arrive = ({ target }: Event) => {
    const moving = target === root ? root.getAnimations({ subtree: true }).filter(isTravelling) : [];
    wasCut = moving.length > 0;
    for (const animation of moving) animation.finish();
  };
  // A mouse's click belongs to what it was pressed on.
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (!wasCut || target !== root) return;
    wasCut = false;
    const below = document.elementFromPoint(clientX, clientY);
    if (below instanceof HTMLElement && below !== root) below.click();
  };
  window.addEventListener('pointerdown', arrive, true);
  window.addEventListener('click', passOn, true);
  return () => {
    window.removeEventListener('pointerdown', arrive, true);
    window.removeEventListener('click', passOn, true);
  };
}
