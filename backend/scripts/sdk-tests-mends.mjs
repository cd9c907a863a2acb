/** The passwords of the tests are too easy to guess for the shop. */
const PASSWORDS = {
  "'password'": "'a long password of a test'",
  "'new-password'": "'another password of a test'",
};

/**
 * Where the shop does otherwise than the emulator for which the tests were written.
 * @type {Record<string, (source: string) => string>} by file
 */
export const mendedTests = {
  'middleware_test_generator.ts': (source) =>
    replace(source, "password = 'password'", `password = ${PASSWORDS["'password'"]}`),
  'email.test.ts': (source) =>
    withOneAnswer(
      replace(source, "password = 'password'", `password = ${PASSWORDS["'password'"]}`),
    ),
  'idp.local.test.ts': (source) => withOneAnswer(withPasswords(source)),
  'oob.local.test.ts': (source) =>
    withOneAnswer(withPasswords(withChangeOfAddress(withoutMethods(source)))),
};

/**
 * Who has an account is nobody's business.
 * @param {string} source
 */
const withOneAnswer = (source) =>
  replace(source, /auth\/(user-not-found|wrong-password|alskdjf)/g, 'auth/invalid-credential');

/**
 * Only as an argument: it names a provider, too.
 * @param {string} source
 */
const withPasswords = (source) =>
  replace(
    source,
    /(?<=, |,\n +)'(?:new-)?password'(?=\n? *\))/g,
    (password) => PASSWORDS[/** @type {keyof typeof PASSWORDS} */ (password)],
  );

/**
 * Nor is it how somebody signs in: `fetchSignInMethodsForEmail` has no answer.
 * @param {string} source
 */
const withoutMethods = (source) =>
  replace(
    source,
    / {4}expect\(await fetchSignInMethodsForEmail\(auth, email\)\)\.to\.eql\(\[\n *SignInMethod\.EMAIL_PASSWORD\n *\]\);\n/g,
    '',
  );

/**
 * The emulator cannot do it, so this test is switched off. It begins with a link to sign in, which the shop has not,
 * and would stay signed in, but a new address ends all sessions, as in a Firebase project.
 * @param {string} source
 */
function withChangeOfAddress(source) {
  const begun = replace(
    source,
    / {4}await sendSignInLinkToEmail\(auth, email, BASE_SETTINGS\);\n {4}const { user } = await signInWithEmailLink\(\n[^;]*;\n(?= {4}await verifyBeforeUpdateEmail)/,
    "    const { user } = await createUserWithEmailAndPassword(auth, email, 'password');\n",
  );
  const ended = replace(
    begun,
    / {4}await user\.reload\(\);\n {4}expect\(user\.emailVerified\)\.to\.be\.true;\n {4}expect\(user\.email\)\.to\.eq\(updatedEmail\);\n {4}expect\(auth\.currentUser\)\.to\.eq\(user\);\n/,
    "    await expect(user.reload()).to.be.rejectedWith(FirebaseError, 'auth/user-token-expired');\n",
  );
  const signedIn = replace(
    ended,
    'expect(newSignIn.uid).to.eq(user.uid);',
    'expect(newSignIn.uid).to.eq(user.uid);\n    expect(newSignIn.email).to.eq(updatedEmail);\n    expect(newSignIn.emailVerified).to.be.true;',
  );
  return replace(signedIn, "xit('verifyBeforeUpdateEmail", "it('verifyBeforeUpdateEmail");
}

/**
 * @param {string} source
 * @param {string | RegExp} what
 * @param {string | ((found: string) => string)} by
 */
function replace(source, what, by) {
  const replaced = source.replace(what, /** @type {string} */ (by));
  if (replaced === source)
    throw new Error(`The tests of the SDK have changed: no ${what} in them.`);
  return replaced;
}
