import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { ADMIN_PASSWORD_MAX, ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { useDispatch } from 'react-redux';
import { adminToken } from '../../../api/admin-token.ts';
import { baseApi } from '../../../api/base-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { ChangePasswordForm } from '../../../kit/forms/change-password-form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useChangePasswordMutation } from '../../settings/parts/settings-frame/api.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useGetAdminProfileQuery } from '../parts/session/api.ts';
import { SessionList } from './session-list.tsx';

export default function SecuritySettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.securitySettings}>
      <Loaded query={query} failed="Your settings could not be loaded.">
        {(profile) => (
          <div className="stack items-start gap-4 lg:grid-cols-2">
            <Card title="Your password">
              <ChangeAdminPassword username={profile.username} />
            </Card>
            <div className="grid gap-4">
              <Card title="Where you are signed in">
                <SessionList />
              </Card>
              <Card title="Activity">
                <p>Every change is recorded: who changed what in the shop, and when.</p>
                <ButtonLink
                  variant="secondary"
                  to={dashboardPaths.activity.to()}
                  className="justify-self-start"
                >
                  Show activity
                </ButtonLink>
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

const RULE = `Use at least ${ADMIN_PASSWORD_MIN} characters that are hard to guess.`;

function checkRepeated({ newPassword, repeated }: { newPassword: string; repeated: string }) {
  if (newPassword !== repeated) {
    throw invalid([{ path: 'repeated', message: 'The passwords do not match.' }]);
  }
}

/** Changes the password, which ends all other sessions of this admin. */
function ChangeAdminPassword({ username }: { username: string }) {
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <ChangePasswordForm
      username={username}
      maxLength={ADMIN_PASSWORD_MAX}
      check={checkRepeated}
      change={async (passwords) => {
        const { token } = await changePassword(passwords).unwrap();
        adminToken.save(token);
        // Refetch with the new token: the old one is invalid now.
        dispatch(baseApi.util.invalidateTags(['AdminProfile', 'AdminSession']));
      }}
    >
      {(field) => (
        <>
          <PasswordField
            label="New password"
            {...field('newPassword')}
            autoComplete="new-password"
            minLength={ADMIN_PASSWORD_MIN}
            maxLength={ADMIN_PASSWORD_MAX}
            title={RULE}
            hint={RULE}
          />
          <PasswordField
            label="Repeat new password"
            {...field('repeated')}
            autoComplete="new-password"
            maxLength={ADMIN_PASSWORD_MAX}
          />
        </>
      )}
    </ChangePasswordForm>
  );
}
