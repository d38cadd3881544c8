// Daylight that reaches a point: rays over the hemisphere, one bounce estimated. Small picture.
uniform sampler2D uFirstA, uFirstB;
uniform float uRays;
const int SUN_RAYS = 5;
// Light of sky and cabin, and how much of it comes from surfaces in the upholstery's colour.
layout(location = 0) out vec4 outLight;
// Where most of it comes from, and how much of the sun is seen.
layout(location = 1) out vec4 outFrom;
float lowMarch(vec3 ro, vec3 rd) {
  float t = .015;
  for (int i = min(0, uZero); i < 30; i++) {
    float d = scene(ro + rd * t);
    if (d < .004) break;
    t += max(d, .008);
    if (t > 4.) break;
  }
  return t;
}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 a = texelFetch(uFirstA, at * 2, 0);
  vec3 n = texelFetch(uFirstB, at * 2, 0).xyz;
  if (a.y < 0.) {
    outLight = vec4(0.);
    outFrom = vec4(0.);
    return;
  }
  vec3 rd = rayAt(vec2(at * 2) + .5);
  vec3 p = uEye + rd * a.x + n * .003;
  vec3 side = normalize(abs(n.z) < .8 ? cross(n, vec3(0, 0, 1)) : cross(n, vec3(1, 0, 0)));
  vec3 up = cross(side, n);
  // Sixteen neighbours share one pattern, which the blur then gathers.
  float turn = float((at.x % 4) * 4 + (at.y % 4)) / 16.;
  vec3 sum = vec3(0.);
  vec3 from = vec3(0.);
  float dyed = 0., weight = 1e-4;
  int count = int(uRays);
  for (int i = min(0, uZero); i < count; i++) {
    float u = fract((float(i) + .5 + turn) / uRays);
    float v = fract(float(i) * .61803399 + turn * 7.);
    float r = sqrt(u), f = 2. * PI * v;
    vec3 l = normalize(side * r * cos(f) + up * r * sin(f) + n * sqrt(1. - u + 1e-4));
    float t = lowMarch(p, l);
    vec3 q = p + l * t;
    int kind = 0;
    if (M == ID_SHELL) {
      if (panes(q, walls(q), kind) >= 0.) kind = 0;
    }
    vec3 found = outside(l) * paneTint(kind);
    if (kind == 0) {
      bool dyes = M == ID_SEAT || M == ID_BENCH || M == ID_DOOR || M == ID_BAND;
      vec3 c = M == ID_SHELL && q.z > SHELL_BELT || M == ID_VISOR ? COLOUR_HEADLINER : (M == ID_DASH ? COLOUR_DASH : COLOUR_LOWER);
      // The light there is estimated from its height: little by the floor, most at the windows.
      float there = mix(.08, .50, smoothstep(SHELL_FLOOR + .10, SHELL_BELT + .10, q.z));
      found = dyes ? vec3(.004) : c * there;
      dyed += dyes ? there : 0.;
    }
    sum += found;
    from += l * dot(found, vec3(.33));
    weight += dot(found, vec3(.33));
  }
  // The sun as a wide lamp, so that its edges are as soft as this small picture can hold.
  vec3 across = normalize(cross(SUN, vec3(0, 0, 1))), over = cross(SUN, across);
  float sun = 0.;
  for (int i = min(0, uZero); i < SUN_RAYS && dot(n, SUN) > 0.; i++) {
    float u = fract((float(i) + .5 + turn) / float(SUN_RAYS)), f = 2. * PI * fract(float(i) * .618 + turn * 5.);
    vec3 l = normalize(SUN + .085 * sqrt(u) * (across * cos(f) + over * sin(f)));
    vec3 q = p + l * lowMarch(p, l);
    int kind = 0;
    if (M == ID_SHELL && panes(q, walls(q), kind) < 0.) sun += paneTint(kind).g;
  }
  outLight = vec4(sum, dyed) / uRays;
  outFrom = vec4(from / weight, sun / float(SUN_RAYS));
}
