import { GENRE_MAX } from '@book-store/contract/text-limits';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useAddGenreMutation } from './api.ts';

export function AddGenreForm() {
  const [addGenre] = useAddGenreMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    const name = String(data.get('name')).trim();
    await addGenre({ name }).unwrap();
    form.reset();
    void successToast(`“${name}” has been added`);
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field
        label="Name of the new genre"
        name="name"
        maxLength={GENRE_MAX}
        required
        autoComplete="off"
        error={problem?.fields.name}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Adding…' : 'Add genre'}
      </Button>
    </form>
  );
}
