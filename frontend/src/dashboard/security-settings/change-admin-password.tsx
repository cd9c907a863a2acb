import { PASSWORD_MAX, PASSWORD_MIN } from '@book-store/contract/account-limits';
import { useDispatch } from 'react-redux';
import { adminToken } from '../../api/admin-token.ts';
import { baseApi } from '../../api/base-api.ts';
import { ChangePasswordForm } from '../../kit/forms/change-password-form.tsx';
import { invalid } from '../../kit/forms/form-constraints.ts';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useChangePasswordMutation } from '../settings-frame/api.ts';

const RULE = `Use at least ${PASSWORD_MIN} characters that are hard to guess.`;

function checkRepeated(data: FormData) {
  if (data.get('newPassword') !== data.get('repeated')) {
    throw invalid([{ path: 'repeated', message: 'The passwords do not match.' }]);
  }
}

/** Changes the password, which ends all other sessions of this admin. */
export function ChangeAdminPassword({ username }: { username: string }) {
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      username={username}
      maxLength={PASSWORD_MAX}
      check={checkRepeated}
      change={async (passwords) => {
        const { token } = await changePassword(passwords).unwrap();
        adminToken.save(token);
        // Refetch with the new token: the old one is invalid now.
        dispatch(baseApi.util.invalidateTags(['AdminProfile', 'AdminSession']));
      }}
    >
      {(errors) => (
        <>
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            maxLength={PASSWORD_MAX}
            title={RULE}
            hint={RULE}
            error={errors.newPassword}
          />
          <PasswordField
            label="Repeat new password"
            name="repeated"
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            error={errors.repeated}
          />
        </>
      )}
    </ChangePasswordForm>
  );
}
