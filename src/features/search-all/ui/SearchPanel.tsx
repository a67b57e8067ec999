import { useStored } from '@/shared/lib/browser';
import { pencarianTerakhir } from '../model/recent';
import { RecentSearches } from './RecentSearches';
import { Suggestions } from './Suggestions';

interface SearchPanelProps {
  input: HTMLInputElement;
  text: string;
  /** Goes to a page; `words` are remembered as what was searched for. */
  onLeave: (to: string, words: string) => void;
  onClose: () => void;
}

/** What opens below the box: searches of before while nothing is typed, else what fits. */
export function SearchPanel(props: SearchPanelProps) {
  const recent = useStored(pencarianTerakhir) ?? [];
  if (props.text.trim()) return <Suggestions {...props} />;
  return recent.length > 0 ? <RecentSearches {...props} recent={recent} /> : null;
}
