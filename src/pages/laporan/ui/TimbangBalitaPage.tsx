import { useParams } from 'react-router-dom';
import { TIMBANG_BALITA_LIST, type TimbangBalita, TimbangBalitaCard } from '@/entities/timbang-balita';
import { useKecamatan } from '@/entities/wilayah';
import { noneUnlessAsked, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, useInfiniteList } from '@/shared/api';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { UnknownKecamatan } from '@/widgets/kecamatan-directory';
import { timbangDi } from '../model/filters';
import { chosenKecamatan, rememberedPeriodeTimbang } from '../model/stored';
import { timbangRows } from '../model/timbang-rows';
import { LaporanFeed } from './LaporanFeed';
import { TimbangHead } from './TimbangHead';

export function TimbangBalitaPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const periode = usePeriode('timbang-balita', noneUnlessAsked, rememberedPeriodeTimbang);
  const { place, judul } = kecamatan;
  const list = useInfiniteList(
    TIMBANG_BALITA_LIST,
    place && periode.periodeId ? timbangDi(place.id, periode.periodeId) : null,
  );
  return (
    <Screen
      title={`Timbang Balita ${judul}`}
      end={
        place && (
          <ShareLink
            title={`Timbang balita di ${judul}`}
            path={withPeriode(routes.timbangBalitaDi(judul), periode.periodeId)}
          />
        )
      }
    >
      <PageMeta
        title={`Timbang balita di ${judul}`}
        description={`Hasil penimbangan balita setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      />
      {kecamatan.isUnknown ? (
        <UnknownKecamatan to={routes.timbangBalita}>Tidak Ada Data</UnknownKecamatan>
      ) : (
        <LaporanFeed<TimbangBalita>
          periode={periode}
          list={after(list, kecamatan, periode)}
          directory={routes.timbangBalita}
          judulDetail="Detail Timbang Balita"
          periodeGagal="Gagal mendapatkan data timbang balita"
          rows={timbangRows}
          head={<TimbangHead />}
          card={(timbang, onOpen) => <TimbangBalitaCard timbang={timbang} onOpen={onOpen} />}
        />
      )}
    </Screen>
  );
}
