/**
 * What is asked of Redis as one step. A process lives as long as the key `rummy:process:ID` is there; `rummy:owners` says for each
 * open table's code who has it, as `PROCESS TABLE VERSION`; `rummy:processes` are the ids of all who have lived lately.
 */

/** KEYS: processes, own life. ARGV: own id, address, ms to live. 1 when it still lived, 0 when it had lapsed. */
export const BEAT = `
local lived = redis.call('EXISTS', KEYS[2])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SADD', KEYS[1], ARGV[1])
return lived`;

/** KEYS: owners. ARGV: code, own id, table's id and own version, beginning of lives' keys. Whoever has it instead, or nothing. */
export const CLAIM = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner then
  local process = string.match(owner, '^%S+')
  if process ~= ARGV[2] and redis.call('EXISTS', ARGV[4] .. process) == 1 then return owner end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
return false`;

/** KEYS: owners. ARGV: code, beginning of lives' keys. The living owner, or nothing. */
export const OWNER = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and redis.call('EXISTS', ARGV[2] .. string.match(owner, '^%S+')) == 1 then return owner end
return false`;

/** KEYS: owners. ARGV: code, own id. */
export const RELEASE = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and string.match(owner, '^%S+') == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
return false`;

/** KEYS: processes, owners. ARGV: beginning of lives' keys. The ids of dead processes, whose tables are freed. */
export const EXPIRE = `
local dead, isDead = {}, {}
for _, process in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', ARGV[1] .. process) == 0 then
    redis.call('SREM', KEYS[1], process)
    dead[#dead + 1] = process
    isDead[process] = true
  end
end
if #dead == 0 then return dead end
local owners = redis.call('HGETALL', KEYS[2])
for i = 1, #owners, 2 do
  if isDead[string.match(owners[i + 1], '^%S+')] then redis.call('HDEL', KEYS[2], owners[i]) end
end
return dead`;

/** KEYS: lock. ARGV: whose it is. */
export const UNLOCK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return false`;
