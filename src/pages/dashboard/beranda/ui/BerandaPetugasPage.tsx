import { ReportDoors } from './ReportDoors';
import { Welcome } from './Welcome';

export function BerandaPetugasPage() {
  return (
    <Welcome>
      <ReportDoors />
    </Welcome>
  );
}
