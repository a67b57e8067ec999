import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { SearchField } from '@/shared/ui/SearchField';

/** Leads to /etalase?query={text}; a plain form where JavaScript is not there (yet). */
export function ProductSearch() {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      method="get"
      action={routes.etalase}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(routes.etalaseSearch(String(new FormData(event.currentTarget).get('query') ?? '')));
      }}
    >
      <SearchField name="query" placeholder="Cari produk" />
    </form>
  );
}
