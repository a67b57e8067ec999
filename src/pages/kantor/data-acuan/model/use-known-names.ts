import { useApolloClient } from '@apollo/client/react';
import { allKecamatan } from '@/entities/wilayah';
import { listNeed, readFrom, WHOLE } from '@/shared/api';
import type { Acuan, AcuanRow, KolomImpor } from './acuan';
import type { KnownNames } from './read-rows';

const NONE: KnownNames = { kecamatan: [], stored: [] };

/** Asks for the names with which a file's are compared; without a signal the server's check comes to the same end. */
export function useKnownNames<Row extends AcuanRow>(acuan: Acuan<Row>, columns: readonly KolomImpor[]) {
  const client = useApolloClient();
  const { list, namaSendiri: own } = acuan;
  return async (): Promise<KnownNames> => {
    const read = readFrom(client, { fetchPolicy: 'network-only' });
    const hasPlace = columns.some(({ name }) => name === 'nama_kecamatan');
    try {
      const [places, rows] = await Promise.all([
        hasPlace ? read(allKecamatan) : undefined,
        own ? read(listNeed(list, { limit: WHOLE })) : undefined,
      ]);
      return {
        kecamatan: (places?.page?.data ?? []).map(({ nama_kecamatan }) => nama_kecamatan),
        stored: (rows?.page?.data ?? []).map((row) => ({
          nama: String(Reflect.get(row, own?.kolom ?? '') ?? ''),
          within: own?.within === undefined ? '' : String(Reflect.get(row, own.within) ?? ''),
        })),
      };
    } catch {
      return NONE;
    }
  };
}
