import { limits } from '../limits.ts';
import { perbuatan } from '../rows/jejak.ts';
import { collectionQuery, idQuery, wordQuery } from './query.ts';

/** `GET /jejak` */
export const jejakFilter = collectionQuery(limits.page.max)
  .omit({ id: true, search: true })
  .extend({ user_id: idQuery, perbuatan: wordQuery(perbuatan) });
