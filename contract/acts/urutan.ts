import { z } from 'zod';
import { means } from '../columns.ts';
import { reference, toList } from '../inputs.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';

const numbers = schema(() =>
  z
    .array(reference('Nomor'), 'Urutan harus diisi')
    .min(1, 'Urutan harus diisi')
    .max(limits.page.max, `Urutan paling banyak ${limits.page.max} baris`)
    .refine((ids) => new Set(ids).size === ids.length, 'Setiap baris disebut sekali'),
);

/** A list in another order: the numbers of all its rows, and those of the order that the sender has seen. */
export const urutanInput = schema(() =>
  z.object({
    ids: z
      .preprocess(toList, numbers)
      .meta(means('Nomor semua baris dalam urutannya yang baru; dalam formulir sebagai ids[]', [3, 1, 2])),
    sebelumnya: z
      .preprocess(toList, numbers.optional())
      .meta(means('Urutan yang dilihat pengirim: bila bukan itu lagi, 409', [1, 2, 3])),
  }),
);
