import { useApolloClient } from '@apollo/client/react';
import { DESA_KELURAHAN_LIST, desaDi } from '@/entities/wilayah';

/** A village's name, once the form has asked for the villages of its sub-district. */
export function useNamaDesa() {
  const { cache } = useApolloClient();
  return (kecamatanId: unknown, kelurahanId: unknown): string | undefined => {
    const variables = { filter: desaDi(Number(kecamatanId)) };
    const page = cache.readQuery({ query: DESA_KELURAHAN_LIST, variables })?.page;
    return page?.data.find(({ id }) => id === Number(kelurahanId))?.nama_desa_kelurahan;
  };
}
