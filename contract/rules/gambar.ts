import { limits } from '../limits.ts';
import type { FileFacts } from './profil.ts';
import type { Rule } from './rule.ts';

/** Logos, banners and pictures of activities, of which the spec says nothing: as avatars and products are refused. */
export const gambarRules: readonly Rule<FileFacts>[] = [
  ['Ukuran file tidak boleh lebih dari 2MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['Format foto harus jpg, jpeg atau png', ({ type }) => !/^image\/(jpe?g|png)$/.test(type), 'type'],
];
