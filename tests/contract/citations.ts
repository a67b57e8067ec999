import { basename, dirname, join, matchesGlob, normalize } from 'node:path';

/** What a citation may lead to. */
export interface Papers {
  /** Every file of the repository, from its root. */
  files: ReadonlySet<string>;
  /** The files' names, without their folders. */
  names: ReadonlySet<string>;
  /** The headings of each markdown file, by its path. */
  headings: ReadonlyMap<string, readonly string[]>;
  sections: ReadonlySet<number>;
  rulings: ReadonlySet<number>;
  decisions: ReadonlySet<number>;
}

const SPESIFIKASI = 'docs/spesifikasi/';

/** Reads what can be cited out of the markdown files. */
export function papersOf(files: readonly string[], read: (path: string) => string): Papers {
  const pages = files.filter((path) => path.endsWith('.md'));
  const headings = new Map(pages.map((path) => [path, headingsOf(read(path))]));
  const numbered = (path: string) =>
    (headings.get(path) ?? []).flatMap((heading) => heading.match(/^(\d+)\. /)?.[1] ?? []).map(Number);
  const chapters = pages.filter((path) => path.startsWith(SPESIFIKASI) && /^\d/.test(basename(path)));
  const ketetapan = `${SPESIFIKASI}ketetapan.md`;
  return {
    files: new Set(files),
    names: new Set(pages.map((path) => basename(path))),
    headings,
    sections: new Set(chapters.flatMap(numbered)),
    rulings: new Set(
      headings.has(ketetapan) ? [...read(ketetapan).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)) : [],
    ),
    decisions: new Set(
      pages.flatMap((path) => path.match(/^docs\/decisions\/(\d{4})-/)?.[1] ?? []).map((number) => Number(number)),
    ),
  };
}

/** What a file cites and nobody can look up. */
export function deadCitations(path: string, text: string, papers: Papers): string[] {
  const dead = [
    ...deadNumbers(text, /\bspec(?:ification)?,? (?:sections?|§)/, papers.sections),
    ...deadNumbers(text, /\brulings?/, papers.rulings),
    ...deadNumbers(text, /\b(?:decisions?[ /]|records?|ADR)/, papers.decisions),
    ...[...text.matchAll(/\bissues? #?\d+\b/gi)].map(([cited]) => cited),
    ...deadNames(path, text, papers),
    ...deadHeadings(text, papers),
  ];
  if (!path.endsWith('.md')) return dead;
  if (path.startsWith('docs/decisions/')) dead.push(...deadNumbers(text, /\((?=00\d\d\))/, papers.decisions));
  return [...dead, ...deadLinks(path, text, papers), ...deadPaths(text, papers.files)];
}

/** Numbers after a word, also several of them: 'rulings 24 and 26'. */
function deadNumbers(text: string, word: RegExp, known: ReadonlySet<number>): string[] {
  const cited = new RegExp(`${word.source} ?(\\d{1,4})\\b((?: (?:and|to) (?:§ ?)?\\d{1,4}\\b)*)`, 'gi');
  return [...text.matchAll(cited)]
    .filter(([, first = '', more = '']) =>
      [first, ...(more.match(/\d+/g) ?? [])].some((one) => !known.has(Number(one))),
    )
    .map(([whole]) => whole);
}

/** Names of markdown files; what stands in an address of the web is elsewhere. */
function deadNames(path: string, text: string, { files, names }: Papers): string[] {
  return [...text.matchAll(/[^\s()[\]<>"'`,;|]*[\w-]\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !/:\/\/|[*$]/.test(name))
    .filter((name) => !files.has(name) && !files.has(join(dirname(path), name)))
    .filter((name) => name.includes('/') || !names.has(name));
}

/** 'kontrak.md, Writes' and 'fakta.md 3'. */
function deadHeadings(text: string, { headings }: Papers): string[] {
  const cited = [...text.matchAll(/\b(kontrak|fakta)\.md(?:, ([A-Z][\w ]*)| (\d+))/g)];
  return cited
    .filter(([, page, name, number]) => {
      const known = headings.get(`${SPESIFIKASI}${page}.md`) ?? [];
      return !known.some((heading) => (number ? heading.startsWith(`${number}. `) : name?.startsWith(heading)));
    })
    .map(([whole]) => whole);
}

/** Links of a markdown file: the file, the heading in it, and the number of a decision in its label. */
function deadLinks(path: string, text: string, { files, headings }: Papers): string[] {
  const plain = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  return [...plain.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)]
    .filter(([, label = '', target = '']) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor] = target.split('#');
      const place = file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, '');
      const isThere = files.has(place) || [...files].some((one) => one.startsWith(`${place}/`));
      if (!isThere) return true;
      if (anchor !== undefined && !anchorsOf(headings.get(place) ?? []).has(anchor)) return true;
      const meant = label.match(/^(?:decision |record )?(\d+)$/)?.[1];
      const found = place.match(/decisions\/(\d{4})-/)?.[1];
      return meant !== undefined && found !== undefined && Number(meant) !== Number(found);
    })
    .map(([whole]) => whole);
}

const placesBySet = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** All files and the folders that they are in. */
function placesOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const known = placesBySet.get(files);
  if (known) return known;
  const places = new Set(
    [...files].flatMap((file) => [...file.matchAll(/\/|$/g)].map(({ index }) => file.slice(0, index))),
  );
  placesBySet.set(files, places);
  return places;
}

/** Documents may leave these away: `shared/write`, `node/cli`. */
const ROOTS = ['', 'src/', 'server/'];

/** Paths in code of a markdown file whose first folder is there, but not the rest; `*`, `{a,b}` and `<nama>` are understood. */
function deadPaths(text: string, files: ReadonlySet<string>): string[] {
  const places = placesOf(files);
  const code = [...text.matchAll(/^(```|~~~)[^\n]*\n([\s\S]*?)^\1|`([^`\n]+)`/gm)].map(
    (found) => found[2] ?? found[3] ?? '',
  );
  const words = code.flatMap((span) => span.match(/(?<![\w/.:#@~$<>{}*-])[\w.-]+\/[\w./{},*<>-]*/g) ?? []);
  const isThere = (path: string) =>
    path.includes('*') ? [...places].some((place) => matchesGlob(place, path)) : places.has(path);
  return words.filter((word) => {
    const first = word.slice(0, word.indexOf('/'));
    const path = word.replace(/<\w+>|\{\w+\}/g, '*').replace(/[/.,]+$/, '');
    const roots = ROOTS.filter((root) => places.has(`${root}${first}`));
    return roots.length > 0 && alternatives(path).some((one) => !roots.some((root) => isThere(`${root}${one}`)));
  });
}

/** `a/{b,c}` is a/b and a/c; each of them must be there. */
function alternatives(path: string): string[] {
  const [whole, before = '', inner = '', after = ''] = path.match(/^([^{]*)\{([^{}]*)\}(.*)$/) ?? [];
  return whole === undefined ? [path] : inner.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

const headingsOf = (text: string): string[] =>
  [...text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading.trim(),
  );

/** As GitHub names the headings of a page; the second of a name gets -1. */
function anchorsOf(headings: readonly string[]): Set<string> {
  const anchors = new Set<string>();
  for (const heading of headings) {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = plain;
    for (let next = 1; anchors.has(anchor); next += 1) anchor = `${plain}-${next}`;
    anchors.add(anchor);
  }
  return anchors;
}
