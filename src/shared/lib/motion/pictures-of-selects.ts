/**
 * Puts the picture of each select in its place while something that holds it is moved: Chromium hangs the list of a
 * select to it, and would lay out and paint with every frame whatever moves around one. One with the focus stays.
 * @returns takes the pictures away
 */
export function picturesOfSelects(within: Element): () => void {
  const selects = [...within.querySelectorAll('select')].filter((select) => select !== document.activeElement);
  const takeAway = selects.map((select) => {
    const picture = document.createElement('div');
    const { color, fontWeight } = getComputedStyle(select);
    picture.className = select.className;
    picture.ariaHidden = 'true';
    picture.textContent = select.selectedOptions[0]?.textContent ?? '';
    Object.assign(picture.style, {
      alignContent: 'center',
      color,
      fontWeight,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    });
    select.after(picture);
    select.style.display = 'none';
    return () => {
      picture.remove();
      select.style.display = '';
    };
  });
  return () => {
    for (const act of takeAway) act();
  };
}
