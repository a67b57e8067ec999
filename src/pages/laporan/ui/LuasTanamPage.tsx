import { useParams } from 'react-router-dom';
import { LUAS_TANAM_LIST, LuasTanamCard, perDesa, type TanamDesa } from '@/entities/luas-tanam';
import { useKecamatan } from '@/entities/wilayah';
import { noneUnlessAsked, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, useInfiniteList } from '@/shared/api';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { UnknownKecamatan } from '@/widgets/kecamatan-directory';
import { tanamDi } from '../model/filters';
import { chosenKecamatan, rememberedPeriodeTanam } from '../model/stored';
import { tanamRows } from '../model/tanam-rows';
import { BareDesa } from './BareDesa';
import { LaporanFeed } from './LaporanFeed';
import { TanamHead } from './TanamHead';

export function LuasTanamPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const periode = usePeriode('luas-tanam', noneUnlessAsked, rememberedPeriodeTanam);
  const { place, judul } = kecamatan;
  const list = useInfiniteList(
    LUAS_TANAM_LIST,
    place && periode.periodeId ? tanamDi(place.id, periode.periodeId) : null,
  );
  const desa = perDesa(list.rows);
  const planted = desa.filter(({ luas_tanam }) => luas_tanam > 0);
  const bare = desa.filter(({ luas_tanam }) => luas_tanam === 0);
  return (
    <Screen
      title={`Luas Tanam ${judul}`}
      end={
        place && (
          <ShareLink
            title={`Luas tanam di ${judul}`}
            path={withPeriode(routes.luasTanamDi(judul), periode.periodeId)}
          />
        )
      }
    >
      <PageMeta
        title={`Luas tanam di ${judul}`}
        description={`Luas tanam dan luas puso setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      />
      {kecamatan.isUnknown ? (
        <UnknownKecamatan to={routes.luasTanam}>Tidak Ada Data</UnknownKecamatan>
      ) : (
        <>
          <LaporanFeed<TanamDesa>
            periode={periode}
            list={{ ...after(list, kecamatan, periode), rows: planted }}
            directory={routes.luasTanam}
            judulDetail="Detail Luas Tanam"
            periodeGagal="Gagal mendapatkan data periode luas tanam"
            rows={tanamRows}
            head={<TanamHead />}
            card={(desa, onOpen) => <LuasTanamCard desa={desa} onOpen={onOpen} />}
          />
          <BareDesa desa={bare} />
        </>
      )}
    </Screen>
  );
}
