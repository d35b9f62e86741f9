import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { StatementColumnsInput } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormProblem } from '../../ui/form/Form.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import './Money.css';
import { StatementColumns } from './StatementColumns.tsx';
import { useStatement } from './useStatement.ts';

const carriersQuery = graphql(`
  query AdminStatementCarriers {
    carriers {
      id
      name
    }
  }
`);

const { statement: texts } = frMoney;

/** `/admin/money/statements/new`: a carrier's file, or what was copied from a spreadsheet. */
export function NewStatementPage() {
  const result = useQuery(carriersQuery);
  return (
    <PageFrame title={texts.title} back={{ to: adminPaths.money(), label: frMoney.title }}>
      <Loaded result={result}>{({ carriers }) => <StatementForm carriers={carriers} />}</Loaded>
    </PageFrame>
  );
}

type Props = { carriers: readonly { id: string; name: string }[] };

function StatementForm({ carriers }: Props) {
  const navigate = useNavigate();
  const [carrierId, setCarrierId] = useState(carriers[0]?.id ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [columns, setColumns] = useState<StatementColumnsInput>({});
  const { read, isBusy, failure, result } = useStatement((id, problems) => {
    void navigate(adminPaths.statement(id), { state: { problems } });
  });

  const choose = (chosen: File | null, pasted: string) => {
    setFile(chosen);
    setText(pasted);
    setColumns({});
  };
  const pasted = text.trim() === '' ? null : new File([text], 'releve.tsv');
  const headings = result?.statement ? [] : (result?.headings ?? []);
  return (
    <form
      className="surface stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        void read(carrierId, pasted ?? file, columns);
      }}
    >
      <p className="note">{texts.help}</p>
      <SelectField
        label={texts.carrier}
        value={carrierId}
        error={null}
        onChange={({ target }) => setCarrierId(target.value)}
      >
        {carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FileField
        label={texts.choose}
        hint={texts.drop}
        accept=".csv,.tsv,.txt,text/csv"
        isMultiple={false}
        onFiles={([chosen = null]) => choose(chosen, '')}
      >
        {file ? <p>{texts.chosen(file.name)}</p> : null}
      </FileField>
      <TextArea
        label={texts.paste}
        error={null}
        className="money-paste"
        value={text}
        rows={4}
        dir="auto"
        spellCheck={false}
        onChange={({ target }) => choose(null, target.value)}
      />
      {headings.length > 0 ? (
        <StatementColumns headings={headings} chosen={columns} onChoose={setColumns} />
      ) : null}
      <FormProblem text={failure} />
      <div className="row-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.reading : texts.read}
        </Button>
      </div>
    </form>
  );
}
