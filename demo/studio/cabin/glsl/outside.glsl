// A calm day outside: the car stands in a car park above the sea, behind a low wall; hills to the left, the sea to the
// right, stone pines beyond the wall.
const float EYE_HEIGHT = 1.15;

// 1 where `x`, in radians, is positive, with an edge one pixel wide.
float edge(float x) {
  return smoothstep(-.7, .7, x / uPixel);
}
// The same for metres at a distance in metres.
float edge(float x, float away) {
  return edge(x / away);
}
vec3 sky(vec3 d) {
  vec3 c = mix(vec3(.84, .90, .95), vec3(.30, .50, .80), smoothstep(-.02, .65, d.z));
  vec2 k = d.xy / (abs(d.z) + .22);
  float cloud = noise(k * 1.3 + 11.) * .55 + noise(k * 2.9 + 5.) * .30 + noise(k * 7.3) * .15;
  c = mix(c, vec3(1.08, 1.07, 1.05), smoothstep(.48, .70, cloud) * .75 * smoothstep(.0, .25, d.z));
  float sun = max(dot(d, normalize(vec3(-.62, .50, .60))), 0.);
  return c + vec3(1., .93, .80) * (.30 * pow(sun, 6.) + 1.1 * pow(sun, 60.));
}
// Asphalt with white bays, as wide as the car needs; `g` is metres forward and to the right of the eye.
vec3 carPark(vec2 g, float away) {
  float blur = away * away / EYE_HEIGHT * uPixel + .004;
  vec3 c = vec3(.265, .265, .275) * (.94 + .12 * noise(g * 2.) + .10 * (noise(g * 41.) - .5) * smoothstep(9., 3., away));
  float across = abs(mod(g.y - .30 + 1.25, 2.5) - 1.25);
  float bay = smoothstep(blur, -blur, abs(across - 1.25) - .05) * smoothstep(blur, -blur, abs(g.x - 2.6) - 2.6);
  return mix(c, vec3(.78, .78, .76), bay * .85);
}
vec3 wallStone(float right, float z) {
  vec2 q = vec2(right / .46, z / .155);
  q.x += .5 * mod(floor(q.y), 2.) + .3 * hash(vec2(floor(q.y), 3.));
  vec2 f = abs(fract(q) - .5);
  float joint = smoothstep(.5, .46, f.x) * smoothstep(.5, .42, f.y);
  vec3 c = mix(vec3(.42, .38, .32), vec3(.60, .56, .49), hash(floor(q))) * (.86 + .28 * noise(vec2(right, z) * 16.));
  return z > .48 ? vec3(.66, .63, .57) : c * mix(.55, 1., joint);
}
// Stone pines: metres forward and to the right, height, half width of the crown.
const vec4 PINES[7] = vec4[7](
  vec4(19., -14., 5.6, 3.6), vec4(44., -13., 6.4, 4.4), vec4(62., 12., 6.8, 5.), vec4(11., -27., 6., 3.8),
  vec4(-6., -23., 6.4, 4.), vec4(-26., 9., 6.6, 4.4), vec4(-24., -9., 6., 3.8));

vec4 pine(vec4 tree, float az, float up) {
  float away = length(tree.xy), at = atan(tree.y, tree.x);
  float da = az - at;
  da = (da - 6.28318 * floor(da / 6.28318 + .5)) * away;
  float z = EYE_HEIGHT + up * away;
  float trunk = min(edge(.13 + .05 * (tree.z - z) / tree.z - abs(da - .05 * sin(z)), away), min(edge(tree.z - z, away), edge(z, away)));
  vec2 q = vec2(da / tree.w, (z - tree.z) / (.44 * tree.w));
  q.y *= q.y < 0. ? 1.9 : 1.;
  float leaf = noise(vec2(da, z) * 2.6 + tree.xy) * .6 + noise(vec2(da, z) * 7. + tree.yx) * .4;
  float crown = edge((1. - length(q) + .34 * (leaf - .5)) * tree.w * .4, away);
  vec3 c = mix(vec3(.24, .17, .12), mix(vec3(.08, .13, .06), vec3(.27, .35, .16), clamp(.5 + .5 * q.y + .8 * (leaf - .5), 0., 1.)), crown);
  return vec4(c, max(trunk, crown));
}
vec3 ground(vec2 g, float away, float landward, float up) {
  vec3 sea = mix(vec3(.13, .33, .46), vec3(.42, .60, .70), smoothstep(-.10, 0., up));
  sea *= .95 + .10 * noise(vec2(g.y * .12, g.x * .5) + 3.) * smoothstep(0., -.02, up);
  vec3 grass = mix(vec3(.24, .31, .14), vec3(.40, .40, .25), noise(g * .5) * .6 + noise(g * 3.1) * .4);
  grass = mix(grass, vec3(.33, .40, .30), smoothstep(15., 160., away));
  float shore = mix(13., 700., landward * landward) * (.9 + .2 * noise(g * .09));
  vec3 c = mix(sea, grass, edge(shore - away, away * away / EYE_HEIGHT));
  float lot = edge(min(min(7. - g.x, g.x + 15.), 25. - abs(g.y - 9.)), away * away / EYE_HEIGHT);
  return mix(c, carPark(g, away), lot);
}
vec3 outside(vec3 d) {
  float az = atan(d.y, -d.x), flat_ = length(d.xy) + 1e-4, up = d.z / flat_;
  float landward = smoothstep(.35, -.45, sin(az - .35));
  vec3 c = sky(d);
  float far = (.030 + .022 * sin(az * 2. + 1.2) + .011 * sin(az * 5. + .4) + .003 * noise(vec2(az * 40., 1.))) * smoothstep(.02, .8, landward);
  c = mix(c, mix(vec3(.46, .58, .66), vec3(.60, .70, .77), smoothstep(0., far, up)), edge(far - up) * edge(up));
  float near = (.004 + .018 * sin(az * 3. + 2.6) + .008 * sin(az * 7. + 1.) + .004 * noise(vec2(az * 90., 7.))) * smoothstep(.1, .9, landward);
  vec3 wood = mix(vec3(.15, .22, .12), vec3(.29, .36, .20), noise(vec2(az * 150., up * 420.)) * .6 + noise(vec2(az * 40., up * 90.)) * .4);
  c = mix(c, wood, edge(near - up) * edge(up));
  vec2 way = vec2(-d.x, d.y) / flat_;
  if (up < 0.) c = mix(c, ground(way * EYE_HEIGHT / -up, EYE_HEIGHT / -up, landward, up), edge(-up));
  for (int i = 0; i < 7; i++) {
    vec4 t = pine(PINES[6 - i], az, up);
    c = mix(c, t.rgb, t.a);
  }
  if (way.x > .05) {
    float away = 7. / way.x, z = EYE_HEIGHT + up * away, right = way.y * away;
    float inside = min(min(edge(z, away), edge(.56 - z, away)), edge(25. - abs(right - 9.), away));
    c = mix(c, wallStone(right, z) * mix(.8, 1., smoothstep(0., .2, z)), inside);
  }
  return c;
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.66, .70, .71);
  return vec3(.90, .94, .93);
}
