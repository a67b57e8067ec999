import { Input } from '@chakra-ui/react';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type JenisLaporan, jenisLaporan } from '#contract/limits.ts';
import type { Cetakan } from '#contract/summaries/cetakan.ts';
import { allPeriodes } from '@/entities/periode';
import { allKecamatan } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { FormField, SelectInput } from '@/shared/form';
import { Filters, RoomTools } from '@/widgets/office-shell';
import type { usePilihan } from '../model/use-pilihan';
import css from './cetak.module.css';

const names: Record<JenisLaporan, string> = {
  'harga-pangan': 'Harga pangan',
  'harga-pangan-kutai-barat': 'Harga pangan kabupaten',
  'ketersediaan-pangan': 'Ketersediaan pangan',
  'timbang-balita': 'Penimbangan balita',
  'luas-tanam': 'Luas tanam dan puso',
};

/** A choice too, not the lack of one. */
const SEMUA = 'semua';

interface PilihanProps {
  pilihan: ReturnType<typeof usePilihan>;
  /** What is shown: it tells which period and day were meant where the address names none. */
  cetakan: Cetakan | undefined;
}

/** Which report, of which period and places, and the day above the signature. */
export function Pilihan({ pilihan, cetakan }: PilihanProps) {
  const { jenis, isKabupaten, kecamatan_id, variables } = pilihan;
  const periodes = useNeed(allPeriodes(hitungan[jenis].periode)).data?.page?.data ?? [];
  const kecamatan = useNeed(allKecamatan).data?.page?.data ?? [];
  const shown = cetakan?.jenis === jenis ? cetakan : undefined;
  return (
    <div className={css['pilihan']}>
      <RoomTools>
        <FormField label="Laporan">
          {(control) => (
            <SelectInput
              {...control}
              value={jenis}
              onChange={({ target }) => pilihan.chooseJenis(target.value as JenisLaporan)}
            >
              {jenisLaporan.map((one) => (
                <option key={one} value={one}>
                  {regional(names[one])}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <Filters label="Periode dan lainnya" chosen={Object.keys(variables.filter).length}>
          <FormField label="Periode">
            {(control) => (
              <SelectInput
                {...control}
                value={variables.filter.periode_id ?? shown?.periode.id ?? ''}
                onChange={({ target }) => pilihan.choosePeriode(target.value)}
              >
                <option value="">Periode berjalan</option>
                {periodes.toReversed().map(({ id, nama_periode }) => (
                  <option key={id} value={id}>
                    {nama_periode}
                  </option>
                ))}
              </SelectInput>
            )}
          </FormField>
          {!isKabupaten && (
            <FormField label={regional('Kecamatan')}>
              {(control) => (
                <SelectInput
                  {...control}
                  value={kecamatan_id ?? SEMUA}
                  onChange={({ target }) => pilihan.chooseKecamatan(target.value === SEMUA ? '' : target.value)}
                >
                  <option value={SEMUA}>{regional('Semua kecamatan')}</option>
                  {kecamatan.map(({ id, nama_kecamatan }) => (
                    <option key={id} value={id}>
                      {nama_kecamatan}
                    </option>
                  ))}
                </SelectInput>
              )}
            </FormField>
          )}
          <FormField label="Tanggal tanda tangan">
            {(control) => (
              <Input
                {...control}
                type="date"
                value={variables.filter.tanggal ?? shown?.tanggal ?? ''}
                onChange={({ target }) => pilihan.chooseTanggal(target.value)}
              />
            )}
          </FormField>
        </Filters>
      </RoomTools>
    </div>
  );
}
