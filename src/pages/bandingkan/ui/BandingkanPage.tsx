import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { namaGaris } from '#contract/nama-garis.ts';
import { alamatBanding, bacaPilihan, gambarBanding, semuaPilihan, tempatPilihan } from '#contract/pilihan.ts';
import { komoditiNames } from '@/entities/acuan';
import { allKecamatan } from '@/entities/wilayah';
import { mediaUrl, useInfiniteList, useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Screen } from '@/widgets/app-shell';
import { listed } from '../model/lines';
import { askedOf, comparisonOf } from '../model/needs';
import { AddLine } from './AddLine';
import css from './bandingkan.module.css';
import { ChosenLines } from './ChosenLines';
import { Comparison } from './Comparison';
import { Left } from './Left';
import { QuickStarts } from './QuickStarts';
import { Waiting } from './Waiting';

export function BandingkanPage() {
  const { wilayah } = useSite();
  const [query] = useSearchParams();
  const asked = askedOf(query);
  const komoditi = useInfiniteList(komoditiNames);
  const kecamatan = useInfiniteList(allKecamatan);
  const comparison = useNeed(comparisonOf(asked));
  const semua = useMemo(
    () => semuaPilihan(tempatPilihan(kecamatan.rows, wilayah), komoditi.rows),
    [kecamatan.rows, komoditi.rows, wilayah],
  );
  const { dipilih } = bacaPilihan(asked.kunci.join(','), semua);
  const found = comparison.data?.perbandingan;
  const failed = [komoditi, kecamatan, comparison].filter(({ error }) => error);
  const retry = () => {
    for (const one of failed) one.retry();
  };
  const kunci = (found?.garis ?? dipilih).map((one) => one.kunci);
  const address = alamatBanding(kunci, asked.minggu);
  const { judul, nama } = namaGaris(found?.garis ?? []);
  const isAnything = nama.length > 0;

  return (
    <Screen
      title="Bandingkan Harga"
      name={isAnything ? `Bandingkan harga: ${judul}: ${listed(nama)}` : 'Bandingkan harga pangan'}
      description={
        isAnything
          ? `Harga eceran ${judul} selama ${asked.minggu} minggu: ${listed(nama)}.`
          : regional`Bandingkan harga pangan antarkomoditi dan antarkecamatan di Kabupaten ${wilayah}, minggu demi minggu.`
      }
      image={isAnything ? mediaUrl(gambarBanding(kunci, asked.minggu)) : undefined}
      share={isAnything ? address : null}
    >
      {found && <Left {...found} />}
      {dipilih.length > 0 && <ChosenLines dipilih={dipilih} minggu={asked.minggu} />}
      {asked.kunci.length === 0 && <p>Pilih sampai lima harga, dan lihat naik turunnya berdampingan.</p>}
      <AddLine asked={asked} semua={semua} dipilih={dipilih} />
      {asked.kunci.length === 0 && <QuickStarts semua={semua} />}
      {comparison.isLoading && <Waiting />}
      {found && found.garis.length > 0 && <Comparison found={found} kunci={kunci} minggu={asked.minggu} />}
      {failed[0]?.error && (
        <div className={css['gagal']}>
          <ErrorState error={failed[0].error} onRetry={retry} />
        </div>
      )}
    </Screen>
  );
}
