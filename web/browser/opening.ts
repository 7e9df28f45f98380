// One house serves all tests: it is opened before the first and closed after the last.
import { House } from "./house";

export default async function open(): Promise<() => Promise<void>> {
  const house = await new House().open();
  process.env.SIXGUN_TEST_HOUSE = house.url;
  return () => house.close();
}
