import { useState } from 'react';
import { refusalText } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { DropZone, FileButton } from '../../../kit/fields/file-button.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useBookBankRowsMutation, useReadBankFileMutation } from '../parts/payments/api.ts';
import { paymentTexts } from '../payment-texts.ts';
import { BankRows, fittingRows, type ShownRow } from './bank-rows.tsx';

/** Reads a bank's file, shows which order each row pays, and counts what the owner confirms. */
export function BankFileCard() {
  const texts = useTexts(paymentTexts).bank;
  const [rows, setRows] = useState<readonly ShownRow[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [readBankFile] = useReadBankFileMutation();
  const [bookBankRows] = useBookBankRowsMutation();

  const reading = useAction({
    run: (file: File) => readBankFile(file).unwrap(),
    done: ({ rows: found }) => {
      setRows(found);
      setRefused([]);
      setChosen(fittingRows(found));
    },
    inPlace: true,
  });
  const booking = useAction({
    run: () =>
      bookBankRows({
        rows: (rows ?? []).flatMap(({ key, amount, order }) =>
          order && chosen.has(key) ? [{ key, amount, order: order._id }] : [],
        ),
      }).unwrap(),
    done: (result) => {
      const numberOf = new Map(rows?.map(({ key, order }) => [key, order?.number]));
      setRefused(
        result.refused.map((one) => `${numberOf.get(one.key) ?? ''}: ${refusalText(one)}`),
      );
      const booked = new Set(result.booked.map(({ key }) => key));
      const left = rows?.filter(({ key, kind }) => !booked.has(key) && kind !== 'counted');
      // What nobody has assigned yet stays in sight.
      setRows(left?.length ? left : undefined);
      setChosen(new Set());
      const parts = result.booked.filter(({ inPart }) => inPart).length;
      const whole = result.booked.length - parts;
      return [
        ...(whole > 0 || parts === 0 ? [texts.booked(whole)] : []),
        ...(parts > 0 ? [texts.bookedInPart(parts)] : []),
      ].join(', ');
    },
    inPlace: true,
  });
  const failure = reading.failure || booking.failure;

  return (
    <Card title={texts.title} level={3}>
      <DropZone
        onDrop={(file) => void reading.act(file)}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
      >
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={reading.busy}
          onChoose={(file) => void reading.act(file)}
        >
          {rows ? texts.chooseAnother : texts.choose}
        </FileButton>
        <p className="text-fine text-muted">{texts.about}</p>
      </DropZone>
      <p role="status" className="text-muted empty:hidden">
        {reading.busy && texts.reading}
        {rows?.length === 0 && texts.nothing}
      </p>
      {failure && <ErrorMessage>{failure}</ErrorMessage>}
      {refused.length > 0 && (
        <ul aria-label={texts.notCounted} className="list-disc pl-5">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {rows && rows.length > 0 && (
        <>
          <BankRows
            rows={rows}
            chosen={chosen}
            onChoose={setChosen}
            onAssign={(row) => {
              setRows(rows.map((one) => (one.key === row.key ? row : one)));
              setChosen(new Set([...chosen, row.key]));
            }}
          />
          <Button
            disabled={booking.busy || chosen.size === 0}
            onClick={() => void booking.act()}
            className="justify-self-start"
          >
            {texts.book(chosen.size)}
          </Button>
        </>
      )}
    </Card>
  );
}
