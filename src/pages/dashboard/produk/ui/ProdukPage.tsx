import { Pencil, Plus, Trash2 } from 'lucide-react';
import { routes } from '#contract/routes.ts';
import { fotoUtama, OWN_PRODUK_LIST, type OwnProduk, slugOf } from '@/entities/produk';
import { useUser } from '@/entities/session';
import { ImportList } from '@/features/import-laporan';
import { DeleteProduk, pendingProduk, produkWrites } from '@/features/manage-produk';
import { withMarks } from '@/features/send-outbox';
import { TakeFile } from '@/features/take-file';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay, useUrlSearch } from '@/shared/lib/browser';
import { angka, rupiah } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { Photo } from '@/shared/ui/photo';
import { SearchForm } from '@/shared/ui/SearchField';
import { useFailureToast } from '@/shared/ui/toaster';
import { mayChange, pageWithPending, useOpenedRow, useOutbox, type WithPending } from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { useProdukFile } from '../model/use-produk-file';
import { useProdukImport } from '../model/use-produk-import';
import css from './produk.module.css';

/** Rulings 19. */
const FRESH_FOR_MS = 30_000;

/** /dashboard/pangan: the farmer's own products (spec section 2, Product table). */
export function ProdukPage() {
  const user = useUser();
  const search = useUrlSearch();
  const { query, clear } = search;
  const filter = user && { user_id: user.id, ...(query && { search: query }) };
  const stored = usePagedList(OWN_PRODUK_LIST, filter, { context: asUser, freshFor: FRESH_FOR_MS });
  const outbox = useOutbox();
  const known = { ...stored, isLoading: stored.isLoading || outbox.isLoading };
  const list = pageWithPending(known, produkWrites(outbox.items), pendingProduk(query));
  const file = useProdukFile(list, query);
  const { opened, open, close } = useOverlay();
  const doomed = useOpenedRow(list.rows, opened);
  useFailureToast(list.error, 'Gagal mendapatkan data produk');

  const columns: Column<WithPending<OwnProduk>>[] = [
    { header: 'No', look: 'nomor', cell: (_produk, number) => number },
    { header: 'Nama Produk', look: 'judul', waits: 'foto', cell: (produk) => <ProdukName produk={produk} /> },
    {
      header: 'Aksi',
      look: 'aksi',
      waits: 'tombol-tombol',
      cell: (produk) => (
        <RowActions>
          <ButtonLink
            look="tenang"
            to={routes.dashboardPanganEdit(slugOf(produk))}
            aria-label={`Edit ${produk.judul}`}
            disabled={!mayChange(produk)}
          >
            <Pencil aria-hidden size={18} /> Edit
          </ButtonLink>
          <Button
            look="tenang"
            aria-label={`Hapus ${produk.judul}`}
            disabled={!mayChange(produk)}
            onClick={() => open(produk.id)}
          >
            <Trash2 aria-hidden size={18} /> Hapus
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <Screen title="Produk Pangan" description="Produk pangan Anda di etalase.">
      <DataTable
        title="Produk Pangan"
        toolbar={
          <>
            <SearchForm {...search} placeholder="Cari Produk" className={css['cari']} />
            <ButtonLink to={routes.dashboardPanganTambah}>
              <Plus aria-hidden size={20} /> Tambah
            </ButtonLink>
            {user && (
              <ImportList title="Impor produk pangan" useList={useProdukImport} keep={`${user.id}/impor/produk`} />
            )}
            <TakeFile {...file} />
          </>
        }
        list={list}
        columns={withMarks(columns)}
        empty="Tidak Ada Data Pangan"
        wayOn={query ? ['Lihat semua produk', clear] : undefined}
      />
      {doomed && <DeleteProduk produk={doomed} onClose={close} />}
    </Screen>
  );
}

/** A product as its owner recognises it: picture, title, what is left of it, and whether others see it. */
function ProdukName({ produk }: { produk: OwnProduk }) {
  const { judul, stok, satuan, harga, status } = produk;
  return (
    <span className={css['nama']}>
      <span className={css['foto']}>
        <Photo url={fotoUtama(produk)?.foto_url} alt="" sizes="64px" ratio={[4, 3]} />
      </span>
      <span>
        <span className={css['judul']}>{judul}</span>
        <span className={css['rincian']}>
          Stok {angka(stok, satuan)} · {rupiah(harga)}
        </span>
        {status === 'tidak' && <span className={css['tidak']}>Tidak Aktif</span>}
      </span>
    </span>
  );
}
