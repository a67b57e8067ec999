import { useApolloClient } from '@apollo/client/react';
import { desaDi } from '@/entities/wilayah';

/** A village's name, once the form has asked for the villages of its sub-district. */
export function useNamaDesa() {
  const { cache } = useApolloClient();
  return (kecamatanId: unknown, kelurahanId: unknown): string | undefined => {
    const page = cache.readQuery(desaDi(Number(kecamatanId)))?.page;
    return page?.data.find(({ id }) => id === Number(kelurahanId))?.nama_desa_kelurahan;
  };
}
