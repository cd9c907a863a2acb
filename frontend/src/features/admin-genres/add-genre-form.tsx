import { GENRE_MAX } from '@book-store/contract/text-limits';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useAddGenreMutation } from './admin-genres-api.ts';

export function AddGenreForm() {
  const [addGenre] = useAddGenreMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    assertConstraints(form, 'Please enter a name.');
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
