import { isOpenTitle, type Title } from './title';

const WEEK = /\bM([1-5])$/;

/** Titles of one head as they explain each other: 'Tanam M2' beside 'Tanam M1', 'Ditimbang T' beside 'L' and 'P'. */
export function inOneHead(titles: readonly Title[]): readonly Title[] {
  const weeks = new Set(titles.flatMap(({ text }) => WEEK.exec(text)?.[1] ?? []));
  const texts = new Map(titles.map((title) => [title.text, title]));
  return titles.map((title) => {
    // The second week is no square metre.
    if (weeks.size > 1 && title.satuan !== undefined && WEEK.test(title.text)) {
      const { satuan: _unit, ...rest } = title;
      return rest;
    }
    const group = / t$/i.test(title.text) ? title.text.slice(0, -2) : undefined;
    const boysTitle = group === undefined ? undefined : texts.get(`${group} L`);
    if (!boysTitle || !texts.has(`${group} P`)) return title;
    const { part: _part, ...sum } = { ...boysTitle, text: title.text, isTotal: true };
    return sum;
  });
}

/** 'Harga' below 'HARGA GROSIR' is the wholesale price: certain where each block says its own. */
export function asCalled(titles: readonly Title[], figure: string | undefined, isCertain: boolean): readonly Title[] {
  const isTaken = titles.some((title) => title.isCertain && title.state === 'dibaca' && title.names[0] === figure);
  if (figure === undefined || isTaken) return titles;
  return titles.map((title): Title => {
    if (title.names.length === 0 || !isOpenTitle(title)) return title;
    const names = [figure, ...title.names.filter((name) => name !== figure)];
    return { ...title, names, isProposed: true, ...(isCertain && { state: 'dibaca', isCertain }) };
  });
}
