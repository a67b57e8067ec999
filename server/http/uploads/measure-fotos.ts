import type { Ports } from '../../ports.ts';

const SLICE = 100;

/**
 * Records the sizes of photos stored by versions that did not: once after an upgrade, in the background. A photo whose
 * file is missing stays at 0.
 */
export function measureFotos({ db, files, background }: Pick<Ports, 'db' | 'files' | 'background'>): void {
  background.run('ukur-foto-gagal', async () => {
    for (let after = 0; ; ) {
      const fotos = await db
        .selectFrom('produk_foto')
        .select(['id', 'foto'])
        .where('bita', '=', 0)
        .where('id', '>', after)
        .orderBy('id')
        .limit(SLICE)
        .execute();
      const last = fotos.at(-1);
      if (!last) return;
      after = last.id;
      for (const { id, foto } of fotos) {
        const size = (await files.open(foto))?.size;
        if (size)
          await db
            .updateTable('produk_foto')
            .set({ bita: size })
            .where('id', '=', id)
            .where('foto', '=', foto)
            .execute();
      }
    }
  });
}
