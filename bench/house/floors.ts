import type { Arrow } from './imports.ts';

const LAYERS = ['shared', 'entities', 'features', 'widgets', 'pages', 'app'];

/** What may import what inside `src/shared`: each floor those before it. Names of the first draft stand beside them. */
export const SHARED: readonly (readonly string[])[] = [
  ['lib', 'config', 'routes', 'spreadsheet'],
  ['office-file'],
  ['api'],
  ['ui'],
  ['write', 'outbox'],
  ['form'],
  ['newer-row', 'picture-field'],
];

const upwards = (arrows: readonly Arrow[], floorOf: (path: string) => number) =>
  arrows.filter(({ from, to }) => {
    const [own, other] = [floorOf(from), floorOf(to)];
    return own >= 0 && other > own;
  });

/** Imports of a layer by a layer below it. */
export const upInLayers = (arrows: readonly Arrow[]): Arrow[] =>
  upwards(arrows, (path) => (path.startsWith('src/') ? LAYERS.indexOf(path.split('/')[1] ?? '') : -1));

const roomOf = (path: string) => (path.startsWith('src/shared/') ? (path.split('/')[2] ?? '') : null);

/** Imports inside `src/shared` of a floor by one before it. */
export const upInShared = (arrows: readonly Arrow[]): Arrow[] =>
  upwards(arrows, (path) => {
    const room = roomOf(path);
    return room === null ? -1 : SHARED.findIndex((rooms) => rooms.includes(room));
  });

/** Folders of `src/shared` that are on no floor: nothing is counted of them. */
export const strangeRooms = (paths: readonly string[]): string[] => {
  const rooms = new Set(paths.map(roomOf).filter((room) => room !== null));
  return [...rooms].filter((room) => !SHARED.some((known) => known.includes(room))).sort();
};
