import { VillageHead } from '@/shared/ui/village-card';

export const TanamHead = () => <VillageHead labels={['Luas Tanam', 'Luas Puso']} />;
