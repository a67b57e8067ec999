import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import { insertAll } from '../../db/insert-all.ts';
import { invalid, notFound } from '../../http/answer.ts';
import type { ApiContext } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { mediaUrl } from '../../http/uploads/media-routes.ts';
import type { Upload } from '../../http/uploads/prepare-upload.ts';
import { expectRevision } from '../../http/write/stored-row.ts';
import type { Writes } from '../../http/write/writes.ts';
import type { Transaction } from '../../ports.ts';

export type Galeri = Awaited<ReturnType<typeof galeriOf>>;

interface Stored {
  id: number;
  revisi: number;
  foto: string;
}

/**
 * The further pictures of the addressed activity. Each has a revision of its own, and leaves that of the activity as it
 * is: whoever writes the text meanwhile is not told that somebody else did.
 */
export async function galeriOf(
  c: ApiContext,
  trx: Transaction,
  { called, writers, shown }: Writes<z.output<typeof kegiatanDinas.input>>,
  now: Date,
) {
  const kegiatan_id = Number(c.req.param('id'));
  const updated_at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('kegiatan_dinas')
    .set({ updated_at })
    .where('id', '=', kegiatan_id)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw notFound(called);
  const stored = () =>
    trx
      .selectFrom('kegiatan_foto')
      .select(['id', 'revisi', 'foto', 'keterangan', 'urutan'])
      .where('kegiatan_id', '=', kegiatan_id)
      .orderBy('urutan')
      .orderBy('id')
      .execute();
  const asShown = ({ id, revisi, foto, keterangan }: Awaited<ReturnType<typeof stored>>[number]) => ({
    ...{ id, revisi, keterangan, foto_url: mediaUrl(foto) },
  });

  return {
    kegiatan_id,
    /** The activity as its writer reads it. */
    shown: () => shown(trx, kegiatan_id, callerWith(c, ...writers.roles)),
    fotos: async () => (await stored()).map(asShown),
    /** The picture that the address names. @throws Refusal 404, and 412 when it is at another revision */
    addressed: async (): Promise<Stored> => {
      const foto = (await stored()).find(({ id }) => id === Number(c.req.param('fotoId')));
      if (!foto) throw notFound('Foto');
      await expectRevision(c, foto, async () => asShown(foto));
      return foto;
    },
    /** Puts more behind the last. @throws Refusal 422 when they become too many */
    add: async (more: readonly { upload: Upload; keterangan: string }[]): Promise<void> => {
      const known = await stored();
      refuseTooMany(known.length + more.length);
      const last = known.at(-1)?.urutan ?? 0;
      const rows = more.map(({ upload: { name: foto }, keterangan }, at) => ({
        ...{ kegiatan_id, foto, keterangan, urutan: last + at + 1 },
        ...{ created_at: updated_at, updated_at },
      }));
      await insertAll(trx, 'kegiatan_foto', rows);
    },
    change: async (
      { id, revisi }: Stored,
      values: { foto?: string; keterangan?: string | undefined },
    ): Promise<void> => {
      const next = { ...values, revisi: revisi + 1, updated_at };
      await trx.updateTable('kegiatan_foto').set(next).where('id', '=', id).execute();
    },
    remove: async (id: number): Promise<void> => {
      await trx.deleteFrom('kegiatan_foto').where('id', '=', id).execute();
    },
  };
}

/** @throws Refusal 422 when an activity would have too many pictures */
export function refuseTooMany(count: number): void {
  const message = `Foto kegiatan paling banyak ${limits.fotoPerKegiatan}, selain foto utamanya`;
  if (count > limits.fotoPerKegiatan) throw invalid(message, { foto: [message] });
}
