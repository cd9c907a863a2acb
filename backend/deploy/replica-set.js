// Runs in mongosh: makes the three MongoDB servers one replica set, and waits until it can be written to.
const members = [1, 2, 3].map((number) => ({ _id: number, host: `mongo-${number}:27017` }));
try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'shop', members });
}
while (!rs.status().members.some(({ stateStr }) => stateStr === 'PRIMARY')) sleep(500);
