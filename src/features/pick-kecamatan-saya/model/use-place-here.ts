import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { askPosition, kecamatanAtPosition } from '@/entities/wilayah';
import { readFrom } from '@/shared/api';
import { useSite } from '@/shared/config';

/** A place of many kilometres: where the phone was some minutes ago, by the masts around it, is enough. */
const OPTIONS = { enableHighAccuracy: false, maximumAge: 600_000 } as const;

const UNKNOWN = 'Peta kecamatan belum bisa dimuat. Periksa sambungan internet, atau pilih dari daftar.';

/** Finds the sub-district in which the device is, when it is asked to; where it is, nobody is told. */
export function usePlaceHere(onFound: (kecamatan: { id: number; nama_kecamatan: string }) => void) {
  const client = useApolloClient();
  const { wilayah } = useSite();
  const [isSearching, setSearching] = useState(false);
  const [complaint, setComplaint] = useState('');

  const find = async () => {
    const position = await askPosition(OPTIONS);
    const found = await kecamatanAtPosition(readFrom(client), position).catch(() => {
      throw new Error(regional(UNKNOWN));
    });
    if (!found)
      throw new Error(regional`Lokasi Anda tidak berada di kecamatan mana pun di ${wilayah}. Pilih dari daftar.`);
    return found;
  };
  const ask = () => {
    if (isSearching) return;
    setSearching(true);
    setComplaint('');
    find()
      .then(onFound, ({ message }: Error) => setComplaint(message))
      .finally(() => setSearching(false));
  };
  return { isSearching, complaint, ask };
}
