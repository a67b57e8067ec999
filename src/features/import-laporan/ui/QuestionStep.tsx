import { type ReactNode, useId, useState } from 'react';
import type { Answers, Question } from '@/shared/office-file';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import steps from './import.module.css';
import { OptionSelect } from './OptionSelect';
import css from './question.module.css';

interface QuestionStepProps {
  nama: string;
  /** All that was done with the file already. */
  notes: readonly string[];
  /** A sentence about what is still missing. */
  problem: string | null;
  questions: readonly Question[];
  answers: Answers;
  isReading: boolean;
  /** Names that are confirmed here can be kept for later files. */
  mayRemember: boolean;
  onAnswer: (answers: Answers, remembers: boolean) => void;
  onDrop: () => void;
}

/** All that has to be known about a file before its rows are shown: place and time, columns, names. */
export function QuestionStep(props: QuestionStepProps) {
  const { nama, notes, problem, questions, answers, isReading, mayRemember, onAnswer, onDrop } = props;
  const [given, setGiven] = useState<Answers>({});
  const [isTried, setTried] = useState(false);
  const [remembers, setRemembers] = useState(false);
  const of = (question: Question): string | undefined =>
    given[question.id] ?? answers[question.id] ?? (question.group === 'berkas' ? undefined : (question.proposal ?? ''));
  const choose = (id: string) => (value: string) => setGiven((before) => ({ ...before, [id]: value }));
  const asked = questions.filter(({ isOptional }) => !isOptional);
  const open = asked.filter(({ id }) => answers[id] === undefined);
  const first = open.length > 0 ? open : asked;
  const earlier = open.length > 0 ? asked.filter(({ id }) => answers[id] !== undefined) : [];
  const optional = questions.filter(({ isOptional }) => isOptional);
  const hasNames = first.some(({ group }) => group === 'nama');
  const missing = asked.filter((question) => of(question) === undefined);
  const submit = () => {
    setTried(true);
    if (missing.length > 0) return;
    const counted = questions.filter(({ id, isOptional }) => !isOptional || given[id] !== undefined);
    onAnswer(Object.fromEntries(counted.map((question) => [question.id, of(question) ?? ''])), remembers);
  };

  return (
    <>
      <div className={css['isi']}>
        <h3>Periksa dulu</h3>
        <p className={css['catatan']}>
          <strong>{nama}</strong>. Jawab sekali untuk seluruh berkas; belum ada yang disimpan.
        </p>
        {problem && (
          <Notice status="warning" role={isTried ? 'status' : 'alert'}>
            {problem}
          </Notice>
        )}
        <Questions questions={first} of={of} isTried={isTried} onChoose={choose} />
        {hasNames && mayRemember && (
          <label className={css['ingat']}>
            <input type="checkbox" checked={remembers} onChange={({ target }) => setRemembers(target.checked)} />
            Simpan nama-nama ini sebagai nama lain, agar dikenali di berkas berikutnya
          </label>
        )}
        {notes.map((note) => (
          <p key={note} className={css['catatan']}>
            {note}
          </p>
        ))}
        {earlier.length > 0 && (
          <details className={css['kolom']}>
            <summary>Jawaban sebelumnya ({earlier.length})</summary>
            <Questions questions={earlier} of={of} isTried={isTried} onChoose={choose} />
          </details>
        )}
        {optional.length > 0 && (
          <details className={css['kolom']}>
            <summary>Ubah kolom yang dibaca ({optional.length} kolom)</summary>
            <Table title="Kolom lain" heads={['Di berkas', 'Dibaca sebagai']}>
              {optional.map((question) => (
                <Line key={question.id} question={question} value={of(question)} onChoose={choose(question.id)} />
              ))}
            </Table>
          </details>
        )}
      </div>
      <div data-bilah className={steps['bawah']}>
        {isTried && missing.length > 0 && (
          <p role="alert" className={css['alasan']}>
            {missing.length} pertanyaan belum dijawab.
          </p>
        )}
        {isTried && missing.length === 0 && problem && !isReading && (
          <p role="alert" className={css['alasan']}>
            {problem}
          </p>
        )}
        <Button look="tenang" onClick={onDrop}>
          Pilih berkas lain
        </Button>
        <Button disabled={isReading} onClick={submit}>
          {isReading ? 'Membaca…' : 'Lanjut'}
        </Button>
      </div>
    </>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  of: (question: Question) => string | undefined;
  isTried: boolean;
  onChoose: (id: string) => (value: string) => void;
}

/** Choices first, then columns and names in tables of their own. */
function Questions({ questions, of, isTried, onChoose }: QuestionsProps) {
  const group = (name: Question['group']) => questions.filter((question) => question.group === name);
  const lines = (all: readonly Question[]) =>
    all.map((question) => (
      <Line key={question.id} question={question} value={of(question)} onChoose={onChoose(question.id)} />
    ));
  const [columns, names] = [group('kolom'), group('nama')];
  return (
    <>
      {group('berkas').map((question) => (
        <Choice
          key={question.id}
          question={question}
          value={of(question)}
          isMissing={isTried && of(question) === undefined}
          onChoose={onChoose(question.id)}
        />
      ))}
      {columns.length > 0 && (
        <Table title="Kolom berkas ini" heads={['Di berkas', 'Dibaca sebagai']}>
          {lines(columns)}
        </Table>
      )}
      {names.length > 0 && (
        <Table title="Nama yang ditulis lain" heads={['Di berkas', 'Maksudnya']}>
          {lines(names)}
        </Table>
      )}
    </>
  );
}

/** More choices, such as all periods, are a list to open. */
const MOST_IN_SIGHT = 14;

interface ChoiceProps {
  question: Question;
  value: string | undefined;
  isMissing: boolean;
  onChoose: (value: string) => void;
}

function Choice({ question: { text, detail, options, proposal }, value, isMissing, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={css['pertanyaan']} data-kurang={isMissing || undefined}>
      <legend>{text}</legend>
      {detail.length > 0 && (
        <ul>
          {detail.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {options.length > MOST_IN_SIGHT ? (
        <OptionSelect
          label={text}
          value={value}
          options={options}
          onChoose={(chosen) => chosen !== '' && onChoose(chosen)}
        />
      ) : (
        options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={id} checked={value === option.value} onChange={() => onChoose(option.value)} />
            {option.label}
            {option.value === proposal && ' (disarankan)'}
          </label>
        ))
      )}
    </fieldset>
  );
}

interface TableProps {
  title: string;
  heads: readonly [string, string];
  children: ReactNode;
}

const Table = ({ title, heads, children }: TableProps) => (
  <section className={css['kelompok']} aria-label={title}>
    <h4>{title}</h4>
    <table className={css['tabel']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

interface LineProps {
  question: Question;
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** A column or a name of the file beside the one that it is taken for. */
function Line({ question: { text, detail, options }, value = '', onChoose }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {text}
        {detail.length > 0 && <small>{detail.join(' · ')}</small>}
      </th>
      <td>
        <OptionSelect label={`Maksud ${text}`} value={value} options={options} onChoose={onChoose} />
      </td>
    </tr>
  );
}
