import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { JenisPeriode } from '#contract/limits.ts';
import { limits } from '#contract/limits.ts';
import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { allPeriodes, PERIODE_LIST } from '@/entities/periode';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { ask } from '@/shared/api';
import { whenCalm } from '@/shared/lib/timing';
import type { Tugas } from './tugas';

const limit = limits.page.max;

/**
 * Fetches ahead what the entry pages show besides the lists of the dashboard: the values of the period before, which
 * stand beside the fields (rulings 29). One after the other, so that whoever is typing meanwhile is not slowed down.
 */
export function usePrepareEntry(tugas: readonly Tugas[]): void {
  const client = useApolloClient();
  const places = tugas.map(({ id }) => id).join();
  useEffect(
    () =>
      whenCalm(() => {
        prepare(client, places.split(',').map(Number)).catch(() => {
          // No signal now: the pages ask again when they are opened.
        });
      }),
    [client, places],
  );
}

async function prepare(client: ApolloClient, places: readonly number[]): Promise<void> {
  const before = async (jenis: JenisPeriode) =>
    (await ask(client, PERIODE_LIST, allPeriodes(jenis)))?.page?.data.at(-2)?.id;
  const harga = await before('harga-pangan');
  const stok = await before('ketersediaan-pangan');
  const timbang = await before('timbang-balita');
  if (harga) await ask(client, HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: { periode_harga_pangan_id: harga, limit } });
  for (const kecamatan_id of places.filter(Boolean)) {
    if (harga) {
      await ask(client, HARGA_PANGAN_LIST, { filter: { kecamatan_id, periode_harga_pangan_id: harga, limit } });
    }
    if (stok) {
      const filter = { kecamatan_id, periode_ketersediaan_pangan_id: stok, limit };
      await ask(client, KETERSEDIAAN_PANGAN_LIST, { filter });
    }
    if (timbang) {
      await ask(client, TIMBANG_BALITA_LIST, { filter: { kecamatan_id, periode_timbang_balita_id: timbang, limit } });
    }
  }
}
